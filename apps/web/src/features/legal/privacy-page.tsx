import { useTexts } from '../../i18n/texts.tsx';
import { LegalPage } from './legal-page.tsx';
import { PRIVACY } from './privacy-text.ts';

export default function PrivacyPage() {
  return <LegalPage title={useTexts().legal.privacyTitle} sections={PRIVACY} />;
}
