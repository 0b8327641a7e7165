import type { ReactNode } from 'react';
import { LegalPage } from './legal-page.tsx';
import terms from './terms.ts';
import { useLegalTexts } from './texts/index.ts';

/** @param billingPortal the button that opens the billing portal, which belongs to billing. */
export function TermsPage({ billingPortal }: { readonly billingPortal: ReactNode }) {
  return (
    <LegalPage title={useLegalTexts().legal.termsTitle} sections={terms}>
      {billingPortal}
    </LegalPage>
  );
}
