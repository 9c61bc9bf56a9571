import { APP_SCHEME } from './product'

/** The paths that the app can open (spec 1 §2). An id of any other shape opens the app's start page (BI-353). */
const APP_PATH = /^\/(?:g|group)(?:\/[A-Za-z0-9_]{6,20})?$|^\/message$/

export const appLink = (path: string): string => (APP_PATH.test(path) ? `${APP_SCHEME}${path}` : APP_SCHEME)
