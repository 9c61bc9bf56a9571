/** The errors of the object store that a client must distinguish, with their HTTP status. */
const STATUS = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SecurityTokenExpired: 403,
  SignatureDoesNotMatch: 403,
  RequestTimeTooSkewed: 403,
  InvalidArgument: 400,
  InvalidPart: 400,
  EntityTooLarge: 400,
  MalformedXML: 400,
  /** This error does not exist in the real object store. The account has too many unfinished uploads. */
  TooManyUploads: 403,
  /** The account has stored enough for a day. */
  QuotaExceeded: 403,
  /** The disk of the server is full. */
  InsufficientStorage: 507,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  MethodNotAllowed: 405,
  InvalidRange: 416,
} as const
export type OssErrorCode = keyof typeof STATUS

export const xmlResponse = (status: number, body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    status,
    headers: { 'content-type': 'application/xml' },
  })

export const ossError = (code: OssErrorCode, more: Readonly<Record<string, string>> = {}): Response =>
  xmlResponse(
    STATUS[code],
    `<Error><Code>${code}</Code><Message>${code}</Message>${Object.entries(more)
      .map(([name, text]) => `<${name}>${text}</${name}>`)
      .join('')}</Error>`,
  )

/**
 * The numbers and ETags of the parts in a completion request, in the request's order. `null` for a malformed request.
 */
export const parseParts = (text: string): readonly { readonly number: number; readonly etag: string }[] | null => {
  const parts = [
    ...text.matchAll(
      /<Part>\s*<PartNumber>([0-9]{1,5})<\/PartNumber>\s*<ETag>(?:&quot;|")?([0-9A-F]{32})(?:&quot;|")?<\/ETag>\s*<\/Part>/g,
    ),
  ].map(([, number, etag]) => ({ number: Number(number), etag: `"${etag}"` }))
  return parts.length === 0 || parts.some(({ number }, i) => i > 0 && number <= (parts[i - 1]?.number ?? 0))
    ? null
    : parts
}
