export function isListed(file: string): boolean;
export function budgetOf(file: string): number;
