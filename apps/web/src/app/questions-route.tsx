import { QuestionsPage } from '../features/feedback/questions-page.tsx';
import { BillingPortalButton } from './billing-portal-button.tsx';

export default function QuestionsRoute() {
  return <QuestionsPage billingPortal={<BillingPortalButton />} />;
}
