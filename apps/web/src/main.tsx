import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { STORAGE_KEYS } from './config/storage.ts';
import { chooseUiLanguage } from './i18n/catalogue.ts';
import { loadFirstTexts } from './i18n/loaders.ts';
import { setServerSentences } from './i18n/server-sentences.ts';
import { local, readStored } from './lib/browser-storage.ts';

const texts = await loadFirstTexts(
  chooseUiLanguage(readStored(local, STORAGE_KEYS.language), navigator.languages),
);
document.documentElement.lang = texts.language;
setServerSentences(texts.serverSentences);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <App texts={texts} />
  </StrictMode>,
);
