/** JSON with sorted keys: equal data gives equal text, wherever and in whatever order it was made. */
export const canonical = (data: unknown): string => {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'null'
  const parts = Object.entries(data).filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`)
  return `{${parts.join(',')}}`
}
