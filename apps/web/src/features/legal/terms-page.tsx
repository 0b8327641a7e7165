import { BillingPortalButton } from '../../components/billing/portal-button.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { LegalPage } from './legal-page.tsx';
import terms from './terms.ts';

export default function TermsPage() {
  const { footer } = useTexts();
  return (
    <LegalPage title={footer.terms} sections={terms}>
      <BillingPortalButton />
    </LegalPage>
  );
}
