import { useUiLanguage } from '../../i18n/texts.tsx';
import { useTextRecipients } from '../../lib/text-recipients.ts';
import { LegalPage } from './legal-page.tsx';
import { usePrivacyText } from './privacy/index.ts';
import { useLegalTexts } from './texts/index.ts';

export default function PrivacyPage() {
  return (
    <LegalPage title={useLegalTexts().legal.privacyTitle} useSections={usePrivacyText}>
      <ThisServer />
    </LegalPage>
  );
}

/** What the policy leaves to the operator, as it is on this server. */
function ThisServer() {
  const { thisServer } = useLegalTexts().legal;
  const language = useUiLanguage();
  const recipients = useTextRecipients();
  if (recipients === undefined) return null;
  return (
    <section lang={language}>
      <h2 className="text-lead">{thisServer.title}</h2>
      <p className="mt-3 leading-relaxed">
        {recipients === '' ? thisServer.textsStay : thisServer.textsGoTo(recipients)}
      </p>
    </section>
  );
}
