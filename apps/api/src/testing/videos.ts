const HEAD = Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex');

/** What begins as an MP4 video does, of any length. */
export const mp4 = (length: number): Buffer => {
  const rest = Buffer.alloc(length - HEAD.length);
  for (let at = 0; at < rest.length; at += 1) rest[at] = (at * 31) % 251;
  return Buffer.concat([HEAD, rest]);
};
