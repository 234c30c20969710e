/** Ignores case and leading spaces. In a module of its own, because cards need it and no price. */
export const isPublic = ({ type }: { type: string }): boolean => /^\s*public/i.test(type);
