const lengthOf = (code: number): number =>
  code < 0x80 ? 1 : code < 0x800 ? 2 : code >= 0xd800 && code <= 0xdfff ? 2 : 3

export const utf8Size = (text: string): number => {
  let bytes = 0
  for (let at = 0; at < text.length; at += 1) bytes += lengthOf(text.charCodeAt(at))
  return bytes
}
