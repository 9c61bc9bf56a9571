import * as E from 'fp-ts/Either'
import { readLimited } from '../../rest/client/read-limited'
import { requestRows } from '../access/rows/requests'
import { limitedJson } from '../../wire/codecs/limited-json'

const KEPT = 100

const LIMIT = requestRows.report.bounds

export interface CspReports {
  readonly take: (request: Request) => Promise<Response>
  readonly all: () => { readonly count: number; readonly list: unknown[] }
}

/** Counts the browsers' reports of CSP violations, and keeps the newest reports. */
export const makeCspReports = (): CspReports => {
  let count = 0
  let list: unknown[] = []
  return {
    take: async (request) => {
      const text = request.method === 'POST' ? await readLimited(new Response(request.body), LIMIT) : null
      const json = text === null ? E.left('TooLarge') : limitedJson(text, LIMIT)
      if (E.isLeft(json)) return new Response(null, { status: 400 })
      const reports: readonly unknown[] = Array.isArray(json.right) ? json.right : [json.right]
      count += reports.length
      list = [...list, ...reports].slice(-KEPT)
      return new Response(null, { status: 204 })
    },
    all: () => ({ count, list }),
  }
}
