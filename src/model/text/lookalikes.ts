// Written by scripts/unicode.mjs from Unicode 17.0.0.

/** Letters by what they look like: each from the one before, in base 36, groups parted by `;`. */
export const lookalikes =
  '2 br wil 7q;3 c7 2t e3 5l w3u 1t;4 3wu;5 cc;6 tt 33x;8 f6 1;9 x2m;a gh 8w w 2n w 322;b as em 3k q 337 11 t6o;c td w 332 1t1 s6j;d zl 2vz 1z;e ph 3k w 3s 2y7 txi;f rg bs 4yh r23 1 po;g b1 5w iz 39 2tb 1f 1w0;h pj 3q 4e 51 2tn 7;i 8h 8o 1 9b 4d 3d 2xi syq 10u;j ov 38 l 28 30z t8n;k pm 3k 34c;l ba 16 d5 31 56 2zi;m po 2m y 32z;n pp d7 4;o pr w 4 2j w 7r 1c 4ne 2 s30;p pt w 2n w 336;q 10b 20 3;r bq i5 31q 1d 1uc s2p 1 1l;s cd g8 28 6y 2va 5 t3r vt;t pw 3i 328;u i3 8q aw 1c 4nz rcz q7 4;v ql 53 1 31g 1tz s5l;w hb du 57 1 1w 2tu x 1u5 s4i;x pz 3i w wa6;y gz 18 7q e 34 w 2z 1 2yi k 1xr ab rq3;z pi 371 1un s4x';
