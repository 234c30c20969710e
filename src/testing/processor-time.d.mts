export function ownSeconds(): number;
export function endedChildrenSeconds(): number;
export function grandchildrenSeconds(): number;
export function secondsOfTrees(isRoot: (process: { pid: number; parent: number; command: string }) => boolean): number;
