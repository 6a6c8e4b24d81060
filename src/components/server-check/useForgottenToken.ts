import {useEffect, useState} from 'react';

/** A token that is in memory until the page is left, also for a page that the browser keeps for Back. */
export function useForgottenToken(): [string, (token: string) => void] {
  const [token, setToken] = useState('');
  useEffect(() => {
    const forget = () => {
      setToken('');
    };
    window.addEventListener('pagehide', forget);
    return () => {
      window.removeEventListener('pagehide', forget);
    };
  }, []);
  return [token, setToken];
}
