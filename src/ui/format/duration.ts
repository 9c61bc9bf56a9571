const two = (value: number): string => String(value).padStart(2, '0')

/** Formats whole seconds as a clock: `0:07`, `12:30`, `1:02:03`. */
export const formatDuration = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  const rest = two(seconds % 60)
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`
}
