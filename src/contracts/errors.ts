import { z } from 'zod';

/** The body of every error answer. `message` is for people; `errors` lists each invalid input. */
export const errorBody = z
  .object({
    message: z.string().max(300),
    code: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.output<typeof errorBody>;
