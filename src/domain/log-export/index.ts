export { FILE_VERSION, readLogFile, writeLogFile, type Head, type Line, type LogFile, type LogName } from './log-file'
export { makeRedaction, type Redaction, type ReducerShape } from './redact'
