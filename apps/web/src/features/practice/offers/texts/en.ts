export default {
  didYouMean: (text: string) => `Did you mean “${text}”?`,
  isTarget: (language: string) => `This is already ${language}: practice it`,
  isSource: (language: string) => `This is ${language}: translate from ${language}`,
  title: 'How you say it',
  whoSays: 'Who says it',
  masculine: 'A man',
  feminine: 'A woman',
  notSaid: 'Not said',
  hint: 'Some languages say it differently: “estoy cansado” or “estoy cansada”. Not said means the masculine form.',
  failed: 'This could not be saved. Please try again.',
};
