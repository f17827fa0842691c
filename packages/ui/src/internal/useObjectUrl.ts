import { useEffect, useState } from 'react';

/**
 * An address for a file as long as it is shown; browsers keep the file until the address is given back.
 *
 * @param type As what it is shown. Default: the file's own type.
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
