export default {
  didYouMean: (text: string) => `Did you mean “${text}”?`,
  isTarget: (language: string) => `This is already ${language}: practice it`,
  isSource: (language: string) => `This is ${language}: translate from ${language}`,
  title: 'Speaker in phrases',
  whoSays: 'Who is speaking',
  masculine: 'A man',
  feminine: 'A woman',
  notSaid: 'Not specified',
  hint: 'In some languages this changes the phrase: “estoy cansado” or “estoy cansada”. If not specified, we use the masculine form.',
  failed: 'This could not be saved. Please try again.',
};
