import { MINUTE } from '../../shared/time.ts';

/** More than a person has devices. */
export const MOST_PASSKEYS = 10;
export const LONGEST_PASSKEY_NAME = 40;

/** How long a browser has to answer. People look for a key, or for their phone. */
export const CHALLENGE_SECONDS = 5 * MINUTE;

/** As browsers send it: binary parts in base64url. */
export interface MadePasskey {
  /** Of the credential. */
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  /** How browsers reach it: "internal", "usb". */
  transports: string[];
}

/** The signature of a passkey, as browsers send it: in base64url. */
export interface UsedPasskey {
  /** Of the credential. */
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/** A credential, as browsers take it. */
export interface Descriptor {
  type: 'public-key';
  id: string;
  transports: string[];
}

/** What a browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON`). Times in milliseconds. */
export interface CreationOptions {
  challenge: string;
  timeout: number;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  /** One authenticator holds one passkey of an account. */
  excludeCredentials: Descriptor[];
  authenticatorSelection: { residentKey: 'preferred'; userVerification: 'required' };
  attestation: 'none';
}

/** What a browser needs to use a passkey (`PublicKeyCredentialRequestOptionsJSON`). Times in milliseconds. */
export interface RequestOptions {
  challenge: string;
  timeout: number;
  rpId: string;
  allowCredentials: Descriptor[];
  userVerification: 'required';
}
