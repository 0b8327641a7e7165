import { TermsPage } from '../features/legal/terms-page.tsx';
import { BillingPortalButton } from './billing-portal-button.tsx';

export default function TermsRoute() {
  return <TermsPage billingPortal={<BillingPortalButton />} />;
}
