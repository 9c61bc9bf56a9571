import type { ObjectStore, ObjectPath } from '../object-store'
import { ossError } from './xml-responses'

/**
 * Headers of every object. Any page may embed a stored file, but browsers must not run the file, open it as a page or
 * guess another type.
 */
const GUARDS = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': 'sandbox',
  'x-content-type-options': 'nosniff',
} as const

const SHARED = {
  'access-control-expose-headers': 'ETag, x-oss-request-id',
  vary: 'Origin',
} as const
const METHODS = 'GET, HEAD, PUT, POST, DELETE'
const PREFLIGHT_S = '600'

const withHeaders = (answer: Response, headers: Readonly<Record<string, string>>): Response => {
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}

/** Adds CORS headers. Pages from origins that pass `isOurs` may write objects and read the responses. */
export const withCors =
  (store: ObjectStore, isOurs: (origin: string) => boolean) =>
  async (request: Request, place: ObjectPath): Promise<Response> => {
    const origin = request.headers.get('origin')
    const shared =
      origin !== null && isOurs(origin) ? { ...SHARED, 'access-control-allow-origin': origin } : { vary: 'Origin' }
    if (request.method !== 'OPTIONS') return withHeaders(await store(request, place), { ...GUARDS, ...shared })
    if (!('access-control-allow-origin' in shared))
      return withHeaders(ossError('AccessDenied'), { ...GUARDS, ...shared })
    return new Response(null, {
      status: 200,
      headers: {
        ...GUARDS,
        ...shared,
        'access-control-allow-methods': METHODS,
        'access-control-max-age': PREFLIGHT_S,
        'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      },
    })
  }
