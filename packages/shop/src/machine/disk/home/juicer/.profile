# The shop runs as this user. There is nothing to see in here but the path.
export PATH=/usr/local/bin:/usr/bin:/bin
umask 022
