let before: string | null = null

/** Hands a text over as a file, the way a download does. */
export const saveFile = (name: string, text: string, type = 'application/x-ndjson'): void => {
  // Not at once after the click: not every browser has begun to read the file by then.
  if (before !== null) URL.revokeObjectURL(before)
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  before = url
}
