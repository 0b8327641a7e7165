import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { chooseUiLanguage } from './i18n/catalogue.ts';
import { catalogueLoaders } from './i18n/loaders.ts';

const language = chooseUiLanguage(navigator.languages);
const catalogue = await catalogueLoaders[language]();
document.documentElement.lang = language;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <App language={language} catalogue={catalogue} />
  </StrictMode>,
);
