import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { LegalPage } from './legal-page.tsx';
import { TERMS } from './terms-text.ts';

/** @param billingPortal the button that opens the billing portal, which belongs to billing. */
export function TermsPage({ billingPortal }: { readonly billingPortal: ReactNode }) {
  return (
    <LegalPage title={useTexts().legal.termsTitle} sections={TERMS}>
      {billingPortal}
    </LegalPage>
  );
}
