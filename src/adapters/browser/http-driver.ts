/** The browser's own HTTP. */
export const browserHttp = (request: Request): Promise<Response> => fetch(request)
