import { LIMITS, pronunciationRequestSchema } from '@speak-it-now/contract';
import type { FastifyError, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors.ts';

export const assessmentFormSchema = pronunciationRequestSchema.extend({
  audio: z
    .instanceof(Uint8Array<ArrayBuffer>)
    .meta({ type: 'string', format: 'binary', description: 'WAV, or Opus in WebM, Ogg or MP4' }),
});

const FORM_LIMITS = {
  fileSize: LIMITS.uploadBytes,
  files: 1,
  fields: 8,
  parts: 9,
  fieldNameSize: 100,
  // Four bytes a character and room to notice that a text is too long.
  fieldSize: LIMITS.textCharacters * 8,
  headerPairs: 20,
};

/** MediaRecorder calls sound in WebM or MP4 video at times; what is inside is the decoder's to judge. */
const AUDIO_TYPE = /^(audio\/|video\/(webm|mp4)\b|application\/(ogg|octet-stream)\b)/i;

/**
 * Reads the form in whatever order its fields come; the recording stays in memory. Fields other than the
 * recording are checked by the route's schema.
 * @throws AppError 'content-type-unsupported', 'audio-missing', 'audio-unsupported' or 'bad-request'
 */
export async function readAssessmentForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) {
    throw new AppError(
      'content-type-unsupported',
      'Send the recording as multipart/form-data with the fields audio, expectedTerm and language.',
    );
  }
  const form: Record<string, unknown> = {};
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      if (part.fieldname !== 'audio') form[part.fieldname] ??= part.value;
    } else if (part.fieldname !== 'audio') {
      part.file.resume();
    } else if (AUDIO_TYPE.test(part.mimetype)) {
      // A buffer of its own: it is handed to another thread, and small Buffers share theirs.
      form.audio = new Uint8Array(await part.toBuffer());
    } else {
      part.file.resume();
      throw new AppError(
        'audio-unsupported',
        'This file is not a recording the app can read. Send WAV, or Opus in WebM, Ogg or MP4.',
      );
    }
  }
  if (!(form.audio instanceof Uint8Array) || form.audio.byteLength === 0) {
    throw new AppError('audio-missing', 'No audio was captured. Please try again.');
  }
  if (form.audio.byteLength < LIMITS.recordingMinBytes) {
    throw new AppError(
      'audio-too-short',
      'Recording too short or silent. Please speak clearly and try again.',
    );
  }
  return form;
}

/** The parser's complaints about a broken form carry no status of their own; the form is what is wrong. */
async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts({ limits: FORM_LIMITS });
  } catch (error) {
    if (error instanceof AppError || (error as FastifyError).statusCode !== undefined) throw error;
    throw new AppError('bad-request', 'The upload was damaged on the way. Please try again.', {
      cause: error,
    });
  }
}
