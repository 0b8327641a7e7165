/** Keeping a phrase, in English. */
const english = {
  keep: 'Keep in My phrases',
  failedTitle: 'My phrases',
  failed: 'Your phrases could not be changed. Try again.',
};

export default english;
