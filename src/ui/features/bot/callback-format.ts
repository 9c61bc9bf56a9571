/** An example of a callback request. The spec defines no format, so this format is ours (docs of examples/bot). */
export const CALLBACK_BODY = `{
  "type": "command",
  "command": "/weather",
  "args": "Oslo",
  "bot": { "id": "2800000001", "name": "weather_bot" },
  "chat": { "id": "sg_10000001", "kind": "group", "name": "Tea" },
  "from": { "uid": "1000000001", "username": "Ada" }
}`

/** An example of a callback response: a text and rows of cells. Pressing a cell with a command sends the command. */
export const CALLBACK_ANSWER = `{
  "body": "12° and rain",
  "table": [[{ "display": "Tomorrow", "command": "/weather Oslo tomorrow" }]]
}`
