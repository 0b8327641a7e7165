import { audioName, fieldHtml, noteGuid, tagsOf, type VocabularyNote } from './notes.ts';

/**
 * Notes as a text file with headers that Anki understands: one line per note, fields separated by tabs. The note type
 * is Anki's own 'Basic'; without that name Anki asks for another one when importing.
 */
export function ankiText(notes: readonly VocabularyNote[], deck: string): string {
  const headers = [
    '#separator:Tab',
    '#html:true',
    '#notetype:Basic',
    `#deck:${deck}`,
    '#columns:GUID\tFront\tBack\tTags',
    '#guid column:1',
    '#tags column:4',
  ];
  return `${[...headers, ...notes.map(lineOf)].join('\n')}\n`;
}

function lineOf(note: VocabularyNote): string {
  const spoken = `${fieldHtml(note.text)}<br>/${fieldHtml(note.ipa)}/<br>[sound:${audioName(note)}]`;
  // A text without a known translation is practiced by ear: audio on the front, text on the back.
  const [front, back] =
    note.meaning === ''
      ? [`[sound:${audioName(note)}]`, `${fieldHtml(note.text)}<br>/${fieldHtml(note.ipa)}/`]
      : [fieldHtml(note.meaning), spoken];
  return [noteGuid(note), front, back, tagsOf(note).join(' ')].map(oneLine).join('\t');
}

const oneLine = (field: string): string => field.replace(/[\s\p{Cc}]+/gu, ' ').trim();
