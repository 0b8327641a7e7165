import { useEffect } from 'react';
import { useTexts } from './texts.tsx';

export function usePageTitle(title?: string): void {
  const { productName } = useTexts();
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName;
  }, [productName, title]);
}
