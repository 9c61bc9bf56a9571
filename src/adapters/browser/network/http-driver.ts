import type { HttpDriver } from '../../rest/client/http-driver'

/** The browser's own HTTP. */
export const browserHttp: HttpDriver = (request) => fetch(request)
