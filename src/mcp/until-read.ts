/** Calls `end` once: when the work failed, or its answer has been read or its reader has gone. */
export async function untilRead(work: () => Promise<Response>, end: () => void): Promise<Response> {
  let isOver = false;
  const once = () => {
    if (!isOver) end();
    isOver = true;
  };
  try {
    const response = await work();
    if (response.body) return new Response(watched(response.body, once), response);
    once();
    return response;
  } catch (error) {
    once();
    throw error;
  }
}

function watched(body: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) return controller.enqueue(value);
      end();
      controller.close();
    },
    async cancel(reason) {
      end();
      await reader.cancel(reason);
    },
  });
}
