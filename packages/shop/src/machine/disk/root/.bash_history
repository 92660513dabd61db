useradd -c 'not ours and will not leave' worm
userdel worm
userdel -f worm
grep worm /etc/passwd
# it comes back every morning
exit
