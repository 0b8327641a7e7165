import { LegalPage } from './legal-page.tsx';
import { PRIVACY } from './privacy-text.ts';
import { useLegalTexts } from './texts/index.ts';

export default function PrivacyPage() {
  return <LegalPage title={useLegalTexts().legal.privacyTitle} sections={PRIVACY} />;
}
