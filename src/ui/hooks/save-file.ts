let before: string | null = null

/** Saves a text as a file download. */
export const saveFile = (name: string, text: string, type = 'application/x-ndjson'): void => {
  // The previous URL is revoked only now, because some browsers have not yet read the file right after the click.
  if (before !== null) URL.revokeObjectURL(before)
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  before = url
}
