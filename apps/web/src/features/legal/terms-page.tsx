import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { LegalPage } from './legal-page.tsx';
import terms from './terms.ts';

/** @param billingPortal the button that opens the billing portal, which belongs to billing. */
export function TermsPage({ billingPortal }: { readonly billingPortal: ReactNode }) {
  const { footer } = useTexts();
  return (
    <LegalPage title={footer.terms} sections={terms}>
      {billingPortal}
    </LegalPage>
  );
}
