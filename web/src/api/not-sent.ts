/** The `meta` of a query whose data the browser asks for when it needs it. The server renders with the data and does not send it twice. */
export const NOT_SENT = { isSent: false };
