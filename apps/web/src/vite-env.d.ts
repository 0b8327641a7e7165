/// <reference types="vite/client" />
/// <reference types="@speak-it-now/phrasebook/vocabulary-modules" />
