import { CSP_REPORT_PATH } from '../../../wire/calls/simulator-calls'
import { PART_LIMIT } from '../../object-store'
import { request, type AccessRow, type RequestRow } from '../access-row'

/** Requests to the object store, for pages, of reports and to open a socket. The last three belong to no API call. */
export const requestRows = {
  picture: request('GET object', 0, 'anyone', 'picture', 1),
  upload: request('PUT object', PART_LIMIT, 'proof', 'upload', 1),
  report: request(`POST ${CSP_REPORT_PATH}`, 65_536, 'anyone', 'report', 1),
  page: request('GET page', 0, 'anyone', 'page', 1),
  /** The picture of a link's preview. */
  preview: request('GET preview', 0, 'anyone', 'picture', 10),
  calendar: request('GET calendar', 0, 'anyone', 'page', 1),
  socket: request('GET socket', 0, 'anyone', 'connection', 1),
  /** A call that no route serves. */
  unknown: request('call without a route', 0, 'anyone', 'read', 1),
} as const satisfies Readonly<Record<string, RequestRow>>

export const rows: readonly AccessRow[] = Object.values(requestRows)
