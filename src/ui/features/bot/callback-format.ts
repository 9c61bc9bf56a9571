/** What a callback gets, as an example. The spec has no format for it: it is ours (docs of examples/bot). */
export const CALLBACK_BODY = `{
  "type": "command",
  "command": "/weather",
  "args": "Oslo",
  "bot": { "id": "2800000001", "name": "weather_bot" },
  "chat": { "id": "sg_10000001", "kind": "group", "name": "Tea" },
  "from": { "uid": "1000000001", "username": "Ada" }
}`

/** What it may answer: words, and rows of cells; a cell with a command says it when it is pressed. */
export const CALLBACK_ANSWER = `{
  "body": "12° and rain",
  "table": [[{ "display": "Tomorrow", "command": "/weather Oslo tomorrow" }]]
}`
