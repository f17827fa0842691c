import { useEffect, useState } from 'react';

/**
 * Creates an object URL for a file and revokes it on unmount; until then browsers keep the file in memory.
 *
 * @param type Media type to show it as. Default: the file's own type.
 */
export function useObjectUrl(file: File | undefined, type?: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(type === undefined ? file : file.slice(0, file.size, type));
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file, type]);
  return url;
}
