/** The tips tab in English. */
export default {
  tips: {
    hintsTitle: 'Helpful Hints',
    hints: [
      {
        title: '95 percent is good',
        text: 'A score of 95 percent is good; even natives rarely reach 100.',
      },
      { title: 'Speak clearly and slowly', text: 'Give every word its time. Speed comes by itself.' },
      {
        title: 'Use a good microphone',
        text: 'A good microphone close to the mouth hears what you do; one across the room guesses.',
      },
      {
        title: 'Keep background noise minimal',
        text: 'Close the window, pause the music, and let one person speak.',
      },
      {
        title: 'Pronounce each syllable',
        text: 'Also the small ones at the end, where a language keeps them.',
      },
      {
        title: 'Some words score perfect more easily',
        text: 'Short words with familiar sounds are generous. Long ones teach more.',
      },
    ],
    instructionsTitle: 'Instructions',
    steps: [
      { title: 'Pick languages', text: 'The one you write in and the one you want to say it in.' },
      { title: 'Choose Casual or Formal', text: 'For a friend, or for someone you address with respect.' },
      { title: 'Enter text', text: 'A term or a phrase of up to 250 characters.' },
      { title: 'Translate', text: 'Press Translate, or Enter in the text box.' },
      { title: 'Hear It', text: 'Listen to the phrase as often as you like.' },
      {
        title: 'Choose speed',
        text: 'Slow Speed to catch every sound, Conversation Speed to hear it as spoken.',
      },
      {
        title: 'Record',
        text: 'Say it. Recording stops when you fall silent, when you press Stop, or with Escape.',
      },
      {
        title: 'Get score and feedback, repeat',
        text: 'Read and hear what to change, press a word to hear just that word, and record again.',
      },
    ],
    functionsTitle: 'Functions',
    functions: [
      { name: 'Translate', text: 'puts your text into the language you practise, casual or formal.' },
      { name: 'Hear It', text: 'speaks the phrase at the chosen speed.' },
      { name: 'Slow Speed', text: 'speaks at seven tenths of the usual speed.' },
      { name: 'Conversation Speed', text: 'speaks as people do.' },
      { name: 'Record', text: 'listens to you; Stop or Escape ends it, and so does silence.' },
      { name: 'Listen', text: 'speaks the tutor’s feedback again.' },
      { name: 'Record Your Response', text: 'takes the same phrase again.' },
      { name: 'Mute', text: 'stops speech that starts by itself; what you press still sounds.' },
      { name: 'Average Accuracy', text: 'is the mean of your scores in this session.' },
      { name: 'Terms & Phrases to Try', text: 'offers words and sentences by topic and difficulty.' },
    ],
  },
} as const;
