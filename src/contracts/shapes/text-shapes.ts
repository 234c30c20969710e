import { z } from 'zod';
import { isFreeText, FREE_TEXT_WORDS, withoutHidden } from '../../domain/shared/plain-text.ts';

/** Text of several lines that is stored and shown to people. Limits follow: `freeText().max(500)`. Every stored text is one, or a line. */
export const freeText = () => z.string().overwrite(withoutHidden).trim().refine(isFreeText, FREE_TEXT_WORDS);
