/** What surrounds the legal texts, in English. */
export default {
  legal: {
    privacyTitle: 'Privacy Policy',
    termsTitle: 'Terms of Service',
    updated: (date: string) => `Last updated: ${date}`,
    contents: 'On this page',
    translation: 'This is a translation for your convenience. In case of doubt the English text holds.',
    readEnglish: 'Read the English text',
    readTranslation: 'Read the translation',
    thisServer: {
      title: 'As this server is set up',
      textsStay: 'Phrases are translated on this server and sent to nobody.',
      textsGoTo: (recipients: string) =>
        `Phrases that the phrasebook cannot translate are sent to ${recipients}.`,
    },
  },
} as const;
