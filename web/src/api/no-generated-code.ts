import { z } from 'zod';

// The schema library would generate code for its checks. The content security policy of the pages refuses that and reports it.
z.config({ jitless: true });
