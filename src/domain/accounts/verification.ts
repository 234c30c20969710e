/** Where a mail that proves an address leads. */
export const verificationLink = (publicUrl: string, token: string): string => `${publicUrl}/verify-email?token=${token}`;
