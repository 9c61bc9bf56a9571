import type { HttpDriver } from '../../rest/client/http-driver'

export const browserHttp: HttpDriver = (request) => fetch(request)
