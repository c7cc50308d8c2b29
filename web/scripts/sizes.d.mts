export const HEAVIEST_BOARD: number;
export function sizes(): Map<string, number>;
export function boardSizes(): Map<string, number>;
