import { Secret } from '../../../application/ports/browser/vault'

const NAME = 'access_token'
/** The characters and length that the server accepts in a token header. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/

const withoutToken = (query: string): readonly [rest: string, tokens: readonly string[]] => {
  const params = new URLSearchParams(query)
  const tokens = params.getAll(NAME)
  if (tokens.length === 0) return [query, tokens]
  params.delete(NAME)
  return [params.toString(), tokens]
}

const after = (mark: string, rest: string): string => (rest === '' ? '' : `${mark}${rest}`)

/**
 * Removes a partner's access token from the page's URL and its history entry, before the first request (SES-8). The
 * token is in the URL's query, or in the query behind the route after `#`. A URL with two tokens counts as a URL
 * without a token.
 */
export const takeAccessTokenFromUrl = ({ location, history }: Pick<Window, 'location' | 'history'>): Secret | null => {
  const [search, inSearch] = withoutToken(location.search.slice(1))
  const [place = '', ...queries] = location.hash.split('?')
  const [inner, inHash] = withoutToken(queries.join('?'))
  const [token, ...more] = [...inSearch, ...inHash]
  if (token === undefined) return null
  history.replaceState(history.state, '', `${location.pathname}${after('?', search)}${place}${after('?', inner)}`)
  return more.length === 0 && TOKEN.test(token) ? new Secret(token) : null
}
